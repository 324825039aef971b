/** Figures of the machine that a widget names itself: asked for only when one of its properties is one. */

import { figuresAsProperties, wantsFigures } from '@takt/domain/dashboards/figure-properties.ts'
import type { Row } from '@takt/domain/dashboards/value-config.ts'
import type { MachineFigures } from '@takt/domain/machines/overview/machine-figures.ts'
import { need } from './needs.ts'

const EVERY_SECONDS = 30

export function needFigures(machine_id: string, properties: readonly string[]) {
  const ofSpan = (span: 'today' | 'shift') =>
    need.loadIf(
      machine_id !== '' && wantsFigures(properties, span),
      'get_machine_figures',
      { period: span, machine_id },
      EVERY_SECONDS,
    )
  return { today: ofSpan('today'), shift: ofSpan('shift') }
}

export interface FiguresData {
  readonly today: readonly MachineFigures[]
  readonly shift: readonly MachineFigures[]
}

export function withFigures(row: Row | undefined, { today, shift }: FiguresData): Row | undefined {
  return row && { ...row, ...propertiesOf('today', today), ...propertiesOf('shift', shift) }
}

function propertiesOf(span: 'today' | 'shift', [figures]: readonly MachineFigures[]): Row {
  return figures === undefined ? {} : figuresAsProperties(span, figures)
}
