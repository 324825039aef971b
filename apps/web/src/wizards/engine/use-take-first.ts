import { useEffect, useEffectEvent } from 'react'

/** A row that a step takes by itself as soon as it is known; the engine lets each step do so once. */
export function useTakeFirst<Row>(row: Row | undefined, jump: (row: Row) => void): void {
  const jumpTo = useEffectEvent((taken: Row) => jump(taken))
  useEffect(() => {
    if (row !== undefined) jumpTo(row)
  }, [row])
}
