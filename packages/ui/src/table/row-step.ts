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

interface Shown {
  readonly rowHeight: number
  readonly top: number
  readonly height: number
  readonly count: number
}

/** Whether any of a row could be seen; of the first rows one is taken for seen, of those scrolled away none. */
export function wasSeen(index: number, { rowHeight, top, height, count }: Shown): boolean {
  if (count === 0) return true
  return index >= 0 && (index + 1) * rowHeight > top && index * rowHeight < top + height
}
