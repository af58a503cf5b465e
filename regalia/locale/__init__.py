"""Words in English, German and French: what the other rooms tell as keys and ids, said in the reader's language."""
