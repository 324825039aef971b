import { getBaseConfig } from '@takt/contract/dashboards/get_base_config.ts'
import { handle } from '../../ground/call/handle.ts'
import { baseConfigs } from '../configs/base-configs.ts'
import { sharedConfigs } from '../configs/shared-configs.ts'

export default handle(getBaseConfig, async ({ base_code }, { db }) => {
  const base = baseConfigs[base_code]
  const merged = Object.fromEntries(Object.entries(base).map(([template, { config }]) => [template, config]))
  for (const { template, config } of await sharedConfigs(db, base_code)) {
    merged[template] = base[template]?.merge(config) ?? config
  }
  return [{ base_code, config: merged }]
})
