import {
  readUnanswered,
  type UnansweredBooking,
  withBooking,
  withoutRequests,
} from '@takt/domain/orders/wizard/unanswered.ts'
import { deviceValue } from '../../device/device-storage.ts'
import type { WizardContext } from './define-step.ts'
import type { Wizard } from './define-wizard.ts'

/** Bookings of one wizard on one machine that were sent and not answered, oldest first. */
export interface KeptBookings {
  all(): readonly UnansweredBooking[]
  keep(booking: UnansweredBooking): void
  forget(...requestIds: string[]): void
  subscribe(then: () => void): () => void
}

export type Place = Pick<WizardContext, 'opening'> & { readonly machine: Pick<WizardContext['machine'], 'machine_id'> }

/** One wizard at one machine, opened one way. */
export function placeKey({ id }: Wizard, { machine, opening }: Place): string {
  const { finished, material, card_no = '' } = opening
  const how = [finished ? 'finished' : 'running', material ? 'material' : 'pieces', card_no].join(':')
  return `${id}:${machine.machine_id}:${how}`
}

/** The person's own: the server knows a request id of one user only, for anybody else it would be a new booking. */
export function keptBookings(wizard: Wizard, place: Place): KeptBookings {
  const value = deviceValue('user', `wizard:${placeKey(wizard, place)}`, readUnanswered)
  const put = (list: readonly UnansweredBooking[]) => (list.length > 0 ? value.set(list) : value.clear())
  return {
    all: value.get,
    keep: (booking) => put(withBooking(value.get(), booking)),
    forget: (...requestIds) => put(withoutRequests(value.get(), requestIds)),
    subscribe: (then) => {
      const stop = value.subscribe(then)
      // Another tab has its answer.
      window.addEventListener('storage', then)
      return () => {
        stop()
        window.removeEventListener('storage', then)
      }
    },
  }
}
