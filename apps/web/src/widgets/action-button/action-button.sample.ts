import { newCall } from '@takt/domain/dashboards/call-config.ts'
import type { Row } from '@takt/domain/dashboards/value-config.ts'

export const actionButtonSample = {
  config: { label: 'Call the truck', apiCall: { ...newCall, url: '/api/call' } },
  data: {} as Readonly<Record<string, readonly Row[]>>,
}
