import { settingValues } from '@takt/domain/ground/company-settings.ts'
import type { Refusal } from '@takt/domain/ground/refusal.ts'
import {
  type Entered,
  type OrderSoFar,
  outOfProportion,
  perCycleRefusal,
  type Shares,
  sharesOf,
} from '@takt/domain/machines/proportion.ts'
import type { CallContext } from '../../ground/call/handle.ts'

type Who = Pick<CallContext, 'session'>

/** Why a number that was entered cannot be booked on an order, by the shares that the company has set. */
export function proportionProblem(
  { session }: Who,
  entered: Entered,
  of: OrderSoFar & { readonly card_no: string; readonly material_no?: string; readonly quantity: number },
): Refusal | null {
  return outOfProportion(entered, of, { quantity: of.quantity, shares: sharesOfCompany(session) })
}

export function perCycleProblem({ session }: Who, planned_op_qty: number, unit_qty: number): Refusal | null {
  return perCycleRefusal(planned_op_qty, unit_qty, sharesOfCompany(session))
}

function sharesOfCompany({ company_settings }: Who['session']): Shares {
  return sharesOf(settingValues(company_settings))
}
