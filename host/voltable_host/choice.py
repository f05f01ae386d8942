"""A parameter that takes one of several words: of another word it says which of them it may have been meant for."""

import click


class Choice(click.Choice):
    """As click's own."""

    def convert(self, value, param, ctx):
        """The word, or an error that asks for the one that was meant."""
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter as error:
            from voltable_host.language.near import with_guess

            told = with_guess(error.message, str(value), map(str, self.choices))
            raise click.BadParameter(told, error.ctx, error.param) from error
