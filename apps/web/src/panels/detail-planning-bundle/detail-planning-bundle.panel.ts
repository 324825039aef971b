import { can } from '@takt/domain/ground/permissions.ts'
import { movedInList } from '@takt/domain/planning/move-in-list.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { call } from '../../data/call/call.ts'
import { type Selections, select } from '../../data/chosen/selection.ts'
import { say } from '../../data/words/use-text.ts'
import { definePanel, type Told } from '../define-panel.ts'
import type { BundleAnswer, Change } from './DetailPlanningBundlePanel.tsx'

/** What a planner does with a bundle: its place, its machine, its booking, its parts. */
export const detailPlanningBundle = definePanel<'bundle', BundleAnswer>({
  id: 'detail-planning-bundle',
  for: 'bundle',
  visible: (_, session) => can(session, 'detail-planning'),
  disabled({ bundle, bundle_nos }, answer): TextKey | undefined {
    const booked = bundle.booked_machine_id !== ''
    if ((answer.do === 'delete' || answer.do === 'swap') && booked) return 'planning.unbook-first'
    if (answer.do === 'split' && bundle.cards.length < 2) return 'planning.one-order-only'
    return answer.do === 'move' && movedInList(bundle_nos, bundle.bundle_no, answer.by) === null
      ? 'planning.no-bundles'
      : undefined
  },
  async perform(selection, answer, requestId): Promise<string | Told> {
    if (answer.do === 'decline') return { told: say('planning.deletion-declined') }
    const said = await change(selection, answer, { requestId })
    if (answer.do === 'delete') select(null)
    selection.onDone()
    return said
  },
  load: () => import('./DetailPlanningBundlePanel.tsx'),
})

async function change(
  { bundle: { bundle_no, machine_id }, bundle_nos }: Selections['bundle'],
  answer: Change,
  options: { requestId: string },
): Promise<string> {
  const named = { bundle: bundle_no }
  switch (answer.do) {
    case 'move': {
      const next = movedInList(bundle_nos, bundle_no, answer.by) ?? [...bundle_nos]
      const payload = { machine_id, bundle_nos: next, seen_bundle_nos: [...bundle_nos] }
      await call('balthzar_reorder_detail_planning_bundles', payload, options)
      return say('planning.moved', named)
    }
    case 'split':
      await call('balthzar_split_detail_planning_bundle', { bundle_no, card_nos: [...answer.card_nos] }, options)
      return say('planning.split-done', named)
    case 'swap':
      await call('balthzar_swap_detail_planning_bundle', { bundle_no, machine_id: answer.machine_id }, options)
      return say('planning.swapped', { ...named, machine: answer.machine_id })
    case 'book':
      await book(bundle_no, answer.machine_id, options)
      return say('planning.booked-done', { ...named, machine: answer.machine_id })
    case 'unbook':
      await book(bundle_no, '', options)
      return say('planning.unbooked', named)
    case 'delete':
      await call('balthzar_delete_detail_planning_bundle', { bundle_no }, options)
      return say('planning.deleted', named)
  }
}

const book = (bundle_no: number, booked_machine_id: string, options: { requestId: string }) =>
  call('balthzar_update_detail_planning_bundle_booked_machine_id', { bundle_no, booked_machine_id }, options)
