/** What a stop's reason is while nobody has said why. */
export const UNCODED = '-'
