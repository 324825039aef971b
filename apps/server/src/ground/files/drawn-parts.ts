interface Part {
  readonly children: Part[]
  readonly uses: string | undefined
  drawn?: number
  isCounting?: boolean
}

export interface DrawnParts {
  open(attributes: Readonly<Record<string, string>>): void
  close(): void
  /** How many parts there are when it is drawn; without end for one that uses itself. */
  drawn(): number
}

/** Counts the parts of a drawing as they are drawn: whatever is used counts again at each place that uses it. */
export function openDrawnParts(): DrawnParts {
  const root: Part = { children: [], uses: undefined }
  const open = [root]
  const byId = new Map<string, Part>()

  function count(part: Part): number {
    if (part.drawn !== undefined) return part.drawn
    if (part.isCounting) return Number.POSITIVE_INFINITY
    part.isCounting = true
    const used = part.uses === undefined ? undefined : byId.get(part.uses)
    const below = part.children.reduce((sum, child) => sum + count(child), 0)
    part.drawn = 1 + below + (used ? count(used) : 0)
    return part.drawn
  }

  return {
    open({ id, href, 'xlink:href': older }) {
      const part: Part = { children: [], uses: (href ?? older)?.replace(/^#/, '') }
      open.at(-1)?.children.push(part)
      open.push(part)
      if (id !== undefined && !byId.has(id)) byId.set(id, part)
    },
    close() {
      if (open.length > 1) open.pop()
    },
    drawn: () => count(root),
  }
}
