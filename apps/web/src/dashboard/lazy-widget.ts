import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { AnyWidget, WidgetProps } from './define-widget.ts'

type Drawn = LazyExoticComponent<ComponentType<WidgetProps>>
const loaded = new WeakMap<AnyWidget, Drawn>()
const failed = new WeakSet<AnyWidget>()

/** The widget's component, loaded when the first one of its kind is shown. */
export function componentOf(definition: AnyWidget): Drawn {
  const known = loaded.get(definition)
  if (known !== undefined) return known
  const component: Drawn = lazy(async () => {
    try {
      return (await definition.load()) as { default: ComponentType<WidgetProps> }
    } catch (problem) {
      failed.add(definition)
      throw problem
    }
  })
  loaded.set(definition, component)
  return component
}

/** A lazy component remembers its failure for good: a new attempt needs a new one. */
export function forgetFailure(definition: AnyWidget): void {
  if (failed.delete(definition)) loaded.delete(definition)
}
