/** Groups of files that reach each other: Tarjan's strongly connected components. */
export function cyclesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const onStack = new Set<string>()
  const found: string[][] = []

  function visit(node: string): void {
    order.set(node, order.size)
    low.set(node, order.get(node) as number)
    stack.push(node)
    onStack.add(node)
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next)
      if (onStack.has(next)) low.set(node, Math.min(low.get(node) as number, low.get(next) as number))
    }
    if (low.get(node) === order.get(node)) found.push(popGroup(node))
  }

  function popGroup(root: string): string[] {
    const group: string[] = []
    let last: string | undefined
    do {
      last = stack.pop() as string
      onStack.delete(last)
      group.push(last)
    } while (last !== root)
    return group.sort()
  }

  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  const isCycle = (group: string[]) =>
    group.length > 1 || (graph.get(group[0] as string) ?? []).includes(group[0] as string)
  return found.filter(isCycle)
}
