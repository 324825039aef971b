import { reachOf } from '@takt/contract/ground/define-procedure.ts'
import { procedures } from '@takt/contract/procedures.ts'
import type { Permission } from '@takt/domain/ground/permissions.ts'
import type { Reach } from '@takt/domain/ground/reach.ts'

export type Takes = readonly [reach: Reach, permission?: Permission | undefined]

/**
 * What the contract says of each action. The contract comes with every schema of the product, which no page could load: the
 * build puts these few words in the place of this file (vite.config.ts).
 */
export const rights: Readonly<Record<string, Takes>> = Object.fromEntries(
  procedures
    .filter(({ kind }) => kind === 'action')
    .map((action): [string, Takes] => {
      const { name, permission } = action
      const reach = typeof action.reach === 'function' ? 'plant' : reachOf(action, {})
      return [name, permission === undefined ? [reach] : [reach, permission]]
    }),
)
