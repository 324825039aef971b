import { useEffect, useState } from 'react'
import type { AnyStepComponent, Use } from '../engine/define-wizard.ts'

export type LoadedStep =
  | { readonly state: 'loading' }
  /** The file did not arrive: the network's fault, so it can be tried again. */
  | { readonly state: 'failed'; readonly retry: () => void }
  /** The file arrived and holds no component: a configuration error. */
  | { readonly state: 'unknown' }
  | { readonly state: 'ready'; readonly Component: AnyStepComponent }

type Settled = { readonly id: string; readonly loaded: 'failed' | 'unknown' | { readonly Component: AnyStepComponent } }

const arrived = new Map<Use['load'], AnyStepComponent>()

export function useStepComponent(step: Use): LoadedStep {
  const [settled, setSettled] = useState<Settled | null>(null)
  const [tries, setTries] = useState(0)
  const { id, load } = step
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` is the wish to try again
  useEffect(() => {
    let wanted = true
    const settle = (loaded: Settled['loaded']) => {
      if (wanted) setSettled({ id, loaded })
    }
    fetchStep(load).then(
      (Component) => settle(Component ? { Component } : 'unknown'),
      () => settle('failed'),
    )
    return () => {
      wanted = false
    }
  }, [id, load, tries])

  const known = arrived.get(load)
  if (known) return { state: 'ready', Component: known }
  if (settled?.id !== id) return { state: 'loading' }
  const { loaded } = settled
  if (loaded === 'failed') {
    const retry = () => {
      setSettled(null)
      setTries((count) => count + 1)
    }
    return { state: 'failed', retry }
  }
  return loaded === 'unknown' ? { state: 'unknown' } : { state: 'ready', Component: loaded.Component }
}

/** Fetches the files of all steps before they are asked for. */
export function prefetchSteps(steps: readonly Use[]): void {
  for (const { load } of steps) fetchStep(load).catch(() => undefined)
}

async function fetchStep(load: Use['load']): Promise<AnyStepComponent | undefined> {
  const known = arrived.get(load)
  if (known) return known
  const Component: unknown = (await load()).default
  if (typeof Component !== 'function') return undefined
  arrived.set(load, Component as AnyStepComponent)
  return Component as AnyStepComponent
}
