"""Every message of the upper half by its id, in English: a file for each room that says it.

A file has `SENTENCES`: a sentence, or a pair of forms that the number n decides between; `TERMS`, where words of the
engine have names: by kind, then by word; and `SHORTER`: what a refusal says where not all its numbers are known.
In braces stand values by name, `{plant}`, or by place, `{0:fuel}`; `{1:}` is all from the second on.
"""
