-- Words of searches that nobody understood, and how often since when: single words, of nobody in particular.
CREATE TABLE unclear_words (
	word TEXT NOT NULL,
	language TEXT NOT NULL,
	n INTEGER NOT NULL,
	since INTEGER NOT NULL,
	PRIMARY KEY (word, language)
) STRICT, WITHOUT ROWID;
CREATE INDEX unclear_words_since ON unclear_words (since);
