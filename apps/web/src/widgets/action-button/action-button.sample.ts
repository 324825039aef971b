import { newCall } from '@takt/domain/dashboard/call-config.ts'
import type { Row } from '@takt/domain/dashboard/value-config.ts'

export const actionButtonSample = {
  config: { label: 'Call the truck', apiCall: { ...newCall, url: '/api/call' } },
  data: {} as Readonly<Record<string, readonly Row[]>>,
}
