"""What the card game's rulebook prints about its plants, as sentences about what differs."""

from collections import Counter
from itertools import product

from voltable_host.card_sets.contradiction import Contradiction
from voltable_host.language import N_, _, ngettext, pgettext
from voltable_host.language.words import kind_name

STARTING_MONEY = 12


def number_of_plants(data) -> list[Contradiction]:
    """E01: 42 plants, 13 of them small and 29 large."""
    sizes = Counter(plant["size"] for plant in data["plants"])
    counts = (
        (42, sizes.total(), N_("{printed} plants are printed; this file has {found}.")),
        (13, sizes["small"], N_("{printed} small plants are printed; this file has {found}.")),
        (29, sizes["large"], N_("{printed} large plants are printed; this file has {found}.")),
    )
    return [
        Contradiction(_(sentence).format(printed=printed, found=found))
        for printed, found, sentence in counts
        if found != printed
    ]


def plants_shown(data) -> list[Contradiction]:
    """E04: plants 12, 7 and 8 are explained with all their values."""
    coal = N_("Plant {number} is printed as a coal plant with need {need} and income {income}; {found}.")
    hybrid = N_("Plant {number} is printed as a hybrid with need {need} and income {income}; {found}.")
    eco = N_("Plant {number} is printed as an eco plant with need {need} and income {income}; {found}.")
    return (
        plant_otherwise(data, 12, coal, {"kind": "coal", "fuel": 3, "income": 9})
        + plant_otherwise(data, 7, hybrid, {"kind": "hybrid", "fuel": 3, "income": 8})
        + plant_otherwise(data, 8, eco, {"kind": "eco", "fuel": 0, "income": 6})
    )


def plant_otherwise(data, number: int, sentence: str, printed: dict) -> list[Contradiction]:
    """The sentence about a printed plant, if no card of its number is like it."""
    same_number = [plant for plant in data["plants"] if plant["number"] == number]
    same_kind = [plant for plant in same_number if plant["kind"] == printed["kind"]]
    if any(printed.items() <= plant.items() for plant in same_kind):
        return []
    says = _("row {row} says {differences}")
    others = same_kind or same_number
    said = [says.format(row=plant["id"], differences=differences(plant, printed)) for plant in others]
    found = ", ".join(said) or _("this file has no plant {number}").format(number=number)
    told = _(sentence).format(number=number, need=printed["fuel"], income=printed["income"], found=found)
    return [Contradiction(told, tuple(plant["id"] for plant in others))]


def differences(plant: dict, printed: dict) -> str:
    """What a row says otherwise than printed."""
    said = {
        "kind": _("kind {kind}").format(kind=kind_name(plant["kind"])),
        "fuel": _("need {need}").format(need=plant["fuel"]),
        "income": _("income {income}").format(income=plant["income"]),
    }
    between = " " + pgettext("between the last two of a list", "and") + " "
    return between.join(said[key] for key in printed if plant[key] != printed[key])


def shared_numbers(data) -> list[Contradiction]:
    """E05: some small plants share a number, and only small ones."""
    copies = Counter(plant["number"] for plant in data["plants"])
    shared = [plant for plant in data["plants"] if copies[plant["number"]] > 1]
    found = [Contradiction(ngettext(
        "Only small plants share a number; row {row} is large and its number {number} occurs {n} time.",
        "Only small plants share a number; row {row} is large and its number {number} occurs {n} times.",
        copies[plant["number"]],
    ).format(row=plant["id"], number=plant["number"]), (plant["id"],))
    for plant in shared if plant["size"] == "large"]  # fmt: skip
    if max(small_copies(data).values(), default=0) < 2:
        found.append(Contradiction(_("Some small plants share a number in print; in this file none do.")))
    return found


def small_copies(data) -> Counter:
    """How often each number occurs among the small plants."""
    return Counter(plant["number"] for plant in data["plants"] if plant["size"] == "small")


def threefold_number(data) -> list[Contradiction]:
    """E06: ties of two and of three are foreseen in the first round, none of four."""
    copies = small_copies(data)
    found = [Contradiction(ngettext(
        "No small number should occur more than three times; {number} occurs {n} time.",
        "No small number should occur more than three times; {number} occurs {n} times.", count,
    ).format(number=number)) for number, count in copies.items() if count > 3]  # fmt: skip
    if 3 not in copies.values():
        found.append(Contradiction(_("Some small number should occur three times; in this file none does.")))
    return found


def small_enough_to_buy(data) -> list[Contradiction]:
    """E07: everyone must buy in the first round, with 12 Elektro."""
    sentence = _(
        "No small plant may cost more than the {money} Elektro everyone starts with; row {row} has number {number}."
    )
    return [
        Contradiction(sentence.format(money=STARTING_MONEY, row=plant["id"], number=plant["number"]), (plant["id"],))
        for plant in data["plants"]
        if plant["size"] == "small" and plant["number"] > STARTING_MONEY
    ]


def production_example(data) -> list[Contradiction]:
    """E08: two coal plants that need 3 together and a uranium plant that needs 1 earn 16 in all."""
    plants = (plants_of(data, "coal", (1,)), plants_of(data, "coal", (2,)), plants_of(data, "uranium", (1,)))
    incomes = [{plant["income"] for plant in alike} for alike in plants]
    if any(sum(three) == 16 for three in product(*incomes)):
        return []
    sentence = _(
        "The printed production has two coal plants with need 3 together and a uranium plant with need 1 "
        "that earn 16 in all; this file has no such three."
    )
    return [Contradiction(sentence)]


def bank_example(data) -> list[Contradiction]:
    """E09: beside the plants of E08 the Bank has a coal and a gas plant that need 1, and a hybrid that needs 2 or 3."""
    needed = (
        (2, plants_of(data, "coal", (1,)),
         N_("The printed examples seem to have two coal plants with need 1; this file has {found}.")),
        (1, plants_of(data, "gas", (1,)),
         N_("The printed examples seem to have a gas plant with need 1; this file has {found}.")),
        (1, plants_of(data, "hybrid", (2, 3)),
         N_("The printed examples seem to have a hybrid with need 2 or 3; this file has {found}.")),
    )  # fmt: skip
    short = [(sentence, len(found)) for least, found, sentence in needed if len(found) < least]
    return [Contradiction(_(sentence).format(found=found)) for sentence, found in short]


def plants_of(data, kind: str, needs: tuple[int, ...]) -> list[dict]:
    """The plants of a kind with one of the needs."""
    return [plant for plant in data["plants"] if plant["kind"] == kind and plant["fuel"] in needs]


def scoring_example(data) -> list[Contradiction]:
    """E11: three plants earn 7, 9 and 10, and the highest of their numbers is 19."""
    earning = [{plant["number"] for plant in data["plants"] if plant["income"] == income} for income in (7, 9, 10)]
    if any(max(numbers) == 19 for numbers in product(*earning)):
        return []
    sentence = _(
        "The printed score has plants that earn 7, 9 and 10, the highest with number 19; this file has no such three."
    )
    return [Contradiction(sentence)]
