import { useEffect, useState } from 'react'
import { belowList } from '../../routes/stop-paths.ts'

let kept: { readonly list: string; readonly value: unknown } | null = null

/**
 * What a person chose to see in a list of stops. Coding one leaves the list for a page below it and comes back: asked for
 * all shifts again after every stop, nobody codes a second one. Whoever goes elsewhere finds the list as usual.
 */
export function useKeptChoice<Value>(path: string, usual: Value): readonly [Value, (next: Value) => void] {
  // Of another period or reason it is the same list.
  const [list = path] = path.split('?')
  const [value, setValue] = useState<Value>(() => (kept?.list === list ? (kept.value as Value) : usual))
  useEffect(
    () => () => {
      const below = [belowList(list, 'code'), belowList(list, 'split')]
      if (!below.includes(window.location.pathname)) kept = null
    },
    [list],
  )
  const choose = (next: Value) => {
    kept = { list, value: next }
    setValue(next)
  }
  return [value, choose]
}
