import { type Lazy, lazy } from '@takt/ui/lazy/lazy.tsx'
import type { ComponentType } from 'react'
import type { AnyWidget, WidgetProps } from './define-widget.ts'

const known = new WeakMap<AnyWidget, Lazy<WidgetProps>>()

/** The widget's component, loaded when the first one of its kind is shown. */
export function componentOf(definition: AnyWidget): Lazy<WidgetProps> {
  const before = known.get(definition)
  if (before !== undefined) return before
  const component = lazy(definition.load as () => Promise<{ default: ComponentType<WidgetProps> }>)
  known.set(definition, component)
  return component
}
