"""The vocabulary: a move is a small number with a token, and either leads to the other."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regalia.core.moves import Vocabulary
from regalia.core.refusals import NotAMove


def vocabulary() -> Vocabulary:
    found = Vocabulary()
    found.add("action", ["place", "move"])
    found.add("province", ["liege"])
    return found


@given(st.lists(st.lists(st.text(min_size=1), max_size=5), max_size=5).filter(lambda kinds: unique(kinds)))
def test_tokens_and_numbers_lead_to_each_other(kinds: list[list[str]]) -> None:
    found = Vocabulary()
    for at, tokens in enumerate(kinds):
        first = found.add(f"kind-{at}", tokens)
        assert [found.move(token) for token in tokens] == list(range(first, first + len(tokens)))
        assert found.kinds[first:] == [f"kind-{at}"] * len(tokens)
    assert len(found) == sum(map(len, kinds))
    assert [found.token(move) for move in range(len(found))] == [token for tokens in kinds for token in tokens]


def unique(kinds: list[list[str]]) -> bool:
    tokens = [token for kind in kinds for token in kind]
    return len(set(tokens)) == len(tokens)


def test_two_moves_never_share_a_token() -> None:
    with pytest.raises(ValueError, match="liege"):
        vocabulary().add("action", ["liege"])


@pytest.mark.parametrize("token", ["dance", "", "Place", " place", "0"])
def test_what_is_no_token_is_no_move(token: str) -> None:
    with pytest.raises(NotAMove) as refused:
        vocabulary().move(token)
    assert refused.value.token == token


@pytest.mark.parametrize("move", [-1, 3, 10**20])
def test_what_is_no_number_is_no_move(move: int) -> None:
    with pytest.raises(NotAMove) as refused:
        vocabulary().token(move)
    assert refused.value.values == {"token": str(move)}
