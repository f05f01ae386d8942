"""`voltable completion`: the script that lets a shell complete our commands, in click's own protocol."""

import os

import click
from click.shell_completion import (
    CompletionItem,
    ShellComplete,
    add_completion_class,
    get_completion_class,
    split_arg_string,
)

from voltable_host.choice import Choice
from voltable_host.language import N_, _
from voltable_host.shell import COMPLETING
from voltable_host.shell import command as shell_command
from voltable_host.talk import pass_talk

PROGRAM = "voltable"
PLACES = {
    "bash": N_("To have it always: voltable completion bash > ~/.local/share/bash-completion/completions/voltable"),
    "zsh": N_("To have it always, put it into a folder of your fpath: voltable completion zsh > FOLDER/_voltable"),
    "fish": N_("To have it always: voltable completion fish > ~/.config/fish/completions/voltable.fish"),
    "powershell": N_("To have it always: voltable completion powershell >> $PROFILE"),
}
# Where nothing is answered, PowerShell completes file names by itself.
POWERSHELL = """\
Register-ArgumentCompleter -Native -CommandName %(prog_name)s -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)
    $words = $commandAst.CommandElements.Count
    $before = $env:%(complete_var)s, $env:COMP_WORDS, $env:COMP_CWORD
    try {
        $env:%(complete_var)s = "powershell_complete"
        $env:COMP_WORDS = $commandAst.ToString()
        $env:COMP_CWORD = if ($wordToComplete) { $words - 1 } else { $words }
        $lines = @(& %(prog_name)s)
    } finally {
        $env:%(complete_var)s, $env:COMP_WORDS, $env:COMP_CWORD = $before
    }
    for ($line = 0; $line + 2 -lt $lines.Count; $line += 3) {
        $kind, $value, $help = $lines[$line..($line + 2)]
        if ($kind -eq "plain") {
            $tip = if ($help -eq "_") { $value } else { $help }
            [System.Management.Automation.CompletionResult]::new($value, $value, "ParameterValue", $tip)
        }
    }
}
"""


class PowerShell(ShellComplete):
    """PowerShell, which click knows only from 8.5 on; the answers are the same three lines for each item."""

    name = "powershell"
    source_template = POWERSHELL

    def get_completion_args(self) -> tuple[list[str], str]:
        """The words before the one that is being written, and that one."""
        words = split_arg_string(os.environ["COMP_WORDS"])
        place = int(os.environ["COMP_CWORD"])
        return words[1:place], "".join(words[place : place + 1])

    def format_completion(self, item: CompletionItem) -> str:
        """What it is, its text, and a tip on one line."""
        return f"{item.type}\n{item.value}\n{' '.join((item.help or '').split()) or '_'}"


add_completion_class(PowerShell)


@shell_command("completion", examples=("completion bash", "completion fish > ~/.config/fish/completions/voltable.fish"))
@click.argument("shell", type=Choice(list(PLACES)))
@click.pass_context
@pass_talk
def command(talk, ctx, shell) -> None:
    """Print the script that lets a shell complete our commands."""
    script = script_for(shell, ctx.find_root().command)
    if talk.json:
        talk.record({"shell": shell, "script": script})
    else:
        talk.exactly(script.rstrip("\n") + "\n")
    talk.note(_(PLACES[shell]))


def script_for(shell: str, program: click.Command) -> str:
    """The script to be sourced."""
    kind = get_completion_class(shell)
    assert kind is not None
    return kind(program, {}, PROGRAM, COMPLETING).source()
