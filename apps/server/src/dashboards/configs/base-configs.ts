/** What the product has by itself, before a company saves anything. */
import { defaultColumns, type KnownColumn, readColumns } from '@takt/domain/machines/overview/columns.ts'
import { LATE_ORDERS, lateOrderColumns } from '@takt/domain/machines/overview/late-order-columns.ts'
import { MACHINES, machineColumns } from '@takt/domain/machines/overview/machine-columns.ts'
import { defaultWidgetSettings, readWidgetSettings } from '@takt/domain/machines/overview/widget-settings.ts'

type Config = Record<string, unknown>

interface BaseEntry {
  readonly config: Config
  /** What a company saved, over the product's own. */
  merge(own: Config): Config
}

function columns(known: readonly KnownColumn[]): BaseEntry {
  return {
    config: { columns: defaultColumns(known) },
    merge: (own) => ({ ...own, columns: readColumns(own, known) }),
  }
}

export const baseConfigs: Readonly<Record<'web_overviews' | 'webcolumns', Readonly<Record<string, BaseEntry>>>> = {
  webcolumns: { [MACHINES]: columns(machineColumns), [LATE_ORDERS]: columns(lateOrderColumns) },
  web_overviews: {
    'machine-widgets': {
      config: { ...defaultWidgetSettings },
      merge: (own) => ({ ...own, ...readWidgetSettings(own) }),
    },
  },
}
