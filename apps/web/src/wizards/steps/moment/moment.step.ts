import { checkMoment, type MomentProblem, NO_MOMENT } from '@takt/domain/orders/wizard/entered-moment.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { serverNow } from '../../../data/live/server-clock.ts'
import { type Asked, defineStep, type NoSettings } from '../../engine/define-step.ts'

const PROBLEMS: Record<MomentProblem, TextKey> = {
  incomplete: 'wizard.moment.enter',
  'not-on-the-clock': 'wizard.moment.not-on-the-clock',
  'no-such-hour': 'wizard.moment.no-such-hour',
  'in-future': 'refusal.time-in-future',
  'before-order': 'refusal.time-before-order',
}

/** When it happened, on the plant's clock. */
export const moment = defineStep({
  id: 'moment',
  label: 'wizard.moment',
  initial: NO_MOMENT,
  settings: {} as NoSettings,
  check: (entered, _settings, asked) => {
    const checked = checkMoment(entered, limitsOf(asked))
    if ('at' in checked) return 'ok'
    return { blocked: { key: PROBLEMS[checked.problem] }, refused: checked.problem !== 'incomplete' }
  },
  load: () => import('./MomentStep.tsx'),
})

export function limitsOf({ session, order }: Pick<Asked, 'session' | 'order'>) {
  const notBefore = order ? Date.parse(order.start_time) : null
  return { timeZone: session.time_zone, now: serverNow(), notBefore }
}
