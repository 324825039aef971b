export const groupTerms = ['zone', 'category', 'department'] as const
export type GroupTerm = (typeof groupTerms)[number]

export function readGroupTerm(stored: unknown): GroupTerm | undefined {
  return groupTerms.find((term) => term === stored)
}
