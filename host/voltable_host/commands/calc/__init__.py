"""`voltable calc`: one-shot answers for people at a table."""

from voltable_host.commands.calc.bank import bank
from voltable_host.commands.calc.fuel import MARKET, fuel
from voltable_host.commands.calc.power import payout, power
from voltable_host.commands.calc.route import route
from voltable_host.commands.calc.storage import storage
from voltable_host.shell import group


@group(
    "calc",
    examples=(
        "calc payout 12 h3=8 --fuel c3,g2,o1", f"calc bank --need coal3,hybrid2 --market {MARKET}",
        "calc fuel coal 5 --left 17", "calc route --board germany --own Essen --to Münster,Kassel",
    ),
)  # fmt: skip
def command() -> None:
    """Answers for people at a table: payout, fuel, route, power, storage, Bank.

    A plant is its fuel and need (coal3, h2, eco; coal3=9 tells its income too) or a card of the set (12, 3a). With
    --edition classic, central_europe or recharged it is a plant of the board game: its number, or coal3=2 with the
    cities it powers.
    """


for part in (payout, fuel, route, power, storage, bank):
    command.add_command(part)
