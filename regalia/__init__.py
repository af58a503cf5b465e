"""Three royal board games, rules enforced: The Foreign King, Royals and Fief."""

__version__ = "0.1.0"
