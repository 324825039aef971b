import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { AnyWidget, WidgetProps } from './define-widget.ts'

type Drawn = LazyExoticComponent<ComponentType<WidgetProps>>
const loaded = new WeakMap<AnyWidget, Drawn>()

/** The widget's component, loaded when the first one of its kind is shown. */
export function componentOf(definition: AnyWidget): Drawn {
  const known = loaded.get(definition)
  if (known !== undefined) return known
  const component = lazy(() => definition.load() as Promise<{ default: ComponentType<WidgetProps> }>)
  loaded.set(definition, component)
  return component
}
