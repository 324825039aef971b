import { type Late, late } from '@takt/ui/late/late.tsx'
import type { ComponentType } from 'react'
import type { AnyWidget, WidgetProps } from './define-widget.ts'

const known = new WeakMap<AnyWidget, Late<WidgetProps>>()

/** The widget's component, loaded when the first one of its kind is shown. */
export function componentOf(definition: AnyWidget): Late<WidgetProps> {
  const before = known.get(definition)
  if (before !== undefined) return before
  const component = late(definition.load as () => Promise<{ default: ComponentType<WidgetProps> }>)
  known.set(definition, component)
  return component
}
