import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { AnyWidget, WidgetProps } from './define-widget.ts'

type Drawn = LazyExoticComponent<ComponentType<WidgetProps>>
const loaded = new WeakMap<AnyWidget, Drawn>()

/** The widget's component, loaded when the first one of its kind is shown. */
export function componentOf(definition: AnyWidget): Drawn {
  const known = loaded.get(definition)
  if (known !== undefined) return known
  const component: Drawn = lazy(async () => {
    try {
      return (await definition.load()) as { default: ComponentType<WidgetProps> }
    } catch (problem) {
      // A lazy component remembers its failure for good: the next attempt needs a new one.
      loaded.delete(definition)
      throw problem
    }
  })
  loaded.set(definition, component)
  return component
}
