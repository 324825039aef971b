/** The sentences of a language beside English: one that is missing, or that English does not have, does not compile. */
export type WordsOf<English> = { readonly [Key in keyof English]: string }
