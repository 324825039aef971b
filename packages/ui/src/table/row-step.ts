/** Where a key moves the active row; `null` when the key is not for the table. */
export function rowStep(key: string, active: number, { count, page }: { count: number; page: number }): number | null {
  if (count === 0) return null
  const within = (index: number) => Math.min(count - 1, Math.max(0, index))
  switch (key) {
    case 'ArrowDown':
      return within(active + 1)
    case 'ArrowUp':
      return active < 0 ? count - 1 : within(active - 1)
    case 'PageDown':
      return within(active + page)
    case 'PageUp':
      return within(active - page)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
