import { has } from '@takt/domain/ground/special-functions.ts'
import { materialName } from '@takt/domain/materials/material-name.ts'
import { quantityOf } from '@takt/domain/orders/wizard/check-quantity.ts'
import { needsNote } from '@takt/domain/scrap/scrap-note.ts'
import { entersWholeCycles } from '@takt/domain/scrap/whole-cycles.ts'
import { call } from '../../data/call/call.ts'
import { unitText } from '../../data/words/unit-text.ts'
import { say } from '../../data/words/use-text.ts'
import { cyclesText, joinedPieces, piecesOfCycles, piecesText } from '../cycle-pieces.ts'
import { askCycles, cyclesLimit } from '../cycles-proportion.ts'
import type { Asked } from '../engine/define-step.ts'
import { type Attempt, defineWizard, type Finished, use } from '../engine/define-wizard.ts'
import type { Said } from '../engine/said.ts'
import { askMaterial, materialLimit } from '../material-proportion.ts'
import { askProportion, proportionLimit } from '../out-of-proportion.ts'
import { startUpBlocks } from '../start-up-blocks.ts'
import { employee } from '../steps/employee/employee.step.ts'
import { finishedOrder } from '../steps/finished-order/finished-order.step.ts'
import { material } from '../steps/material/material.step.ts'
import { note } from '../steps/note/note.step.ts'
import { runningOrder } from '../steps/running-order/running-order.step.ts'
import { scrapQuantity as quantity } from '../steps/scrap-quantity/scrap-quantity.step.ts'
import { scrapReason } from '../steps/scrap-reason/scrap-reason.step.ts'
import { scrapSummation } from '../steps/scrap-summation/scrap-summation.step.ts'
import { takeBackOfOrders } from '../take-back-of-orders.ts'

/** Books scrap on an order: pieces, whole cycles of all orders where the machine scraps those, or material. */
export const scrapQuantity = defineWizard({
  id: 'scrap-quantity',
  title: 'wizard.scrap',
  steps: [
    use(runningOrder, { when: ({ opening }) => !opening.finished }),
    use(finishedOrder, { when: ({ opening }) => opening.finished }),
    use(material, { when: ({ opening }) => opening.material }),
    use(scrapReason),
    use(note, { when: (asked) => !asked.opening.material && needsNote(asked.answer(scrapReason)) }),
    use(quantity, {
      settings: (asked) => ({
        ...limitOf(asked),
        what: whatIsCounted(asked),
        unit: unitOf(asked),
        becomes: inCycles(asked) ? piecesOfCycles(asked, quantityOf(asked.answer(quantity).entry)) : [],
        decimals: asked.opening.material || asked.order?.integer_unit === 0,
        weigh: has(asked.machine, 'scrapByWeight') && !asked.opening.material && !inCycles(asked),
      }),
      leaving: (asked) => {
        const value = asked.answer(quantity)
        const entry = { quantity: quantityOf(value.entry), value }
        if (asked.opening.material) return askMaterial(asked, asked.answer(material), entry)
        return inCycles(asked) ? askCycles(asked, entry) : askProportion('scrap', asked, entry)
      },
    }),
    use(employee, { when: ({ opening }) => !opening.material, settings: () => ({ passesKnown: true }) }),
    use(scrapSummation, { settings: (asked) => ({ booking: bookingOf(asked) }) }),
  ],
  finish: (asked, attempt) => {
    if (asked.opening.material) return reportMaterial(asked, attempt)
    return inCycles(asked) ? reportCycles(asked, attempt) : reportPieces(asked, attempt)
  },
})

function limitOf(asked: Asked) {
  if (asked.opening.material) return materialLimit(asked, asked.answer(material))
  return inCycles(asked) ? cyclesLimit(asked) : proportionLimit('scrap', asked)
}

function inCycles({ machine, opening }: Asked): boolean {
  return entersWholeCycles(machine, 1) && !opening.finished && !opening.material
}

function whatIsCounted(asked: Asked) {
  if (asked.opening.material) return 'wizard.scrap-quantity.material' as const
  return inCycles(asked) ? ('wizard.scrap-quantity.cycles' as const) : ('wizard.scrap-quantity.pieces' as const)
}

function unitOf(asked: Asked): string {
  if (inCycles(asked)) return say('wizard.scrap.unit-cycles')
  return (asked.opening.material ? asked.answer(material)?.materialUnit : asked.order?.unit) ?? ''
}

function bookingOf(asked: Asked) {
  const { answer, opening } = asked
  const reason = answer(scrapReason)
  const chosen = opening.material ? answer(material) : null
  return [
    inCycles(asked)
      ? { label: whatIsCounted(asked), value: cyclesAndPieces(asked) }
      : { label: whatIsCounted(asked), value: quantityOf(answer(quantity).entry), unit: unitOf(asked) },
    { label: 'wizard.material', value: chosen ? materialName(chosen) : '' },
    { label: 'wizard.scrap-reason', value: reason ? `${reason.code} ${reason.description}` : '' },
    { label: 'wizard.note', value: !opening.material && needsNote(reason) ? answer(note).trim() : '' },
    { label: 'wizard.employee', value: opening.material ? '' : answer(employee).name || answer(employee).number },
  ] as const
}

function cyclesAndPieces(asked: Asked): string {
  const cycles = quantityOf(asked.answer(quantity).entry)
  const pieces = joinedPieces(piecesOfCycles(asked, cycles))
  return pieces === '' ? cyclesText(cycles) : `${cyclesText(cycles)} · ${pieces}`
}

interface Report {
  readonly card_no: string
  readonly scrap_reason: string
  readonly quantity: number
  readonly trans_time: string
}

/** Under the finished orders scrap is booked at the end of the order, otherwise now. */
function reportOf({ order, answer, opening }: Asked, at: number): Report {
  const reason = answer(scrapReason)
  if (!order || !reason) throw new Error('scrap-quantity cannot finish without an order and a reason')
  const ended = opening.finished ? answer(finishedOrder)?.end_time : undefined
  return {
    card_no: order.card_no,
    scrap_reason: reason.code,
    quantity: quantityOf(answer(quantity).entry),
    trans_time: ended || new Date(at).toISOString(),
  }
}

async function reportPieces(asked: Asked, { requestId, at }: Attempt): Promise<Finished> {
  const { machine, answer } = asked
  const { card_no, scrap_reason, quantity: scrap_qty, trans_time } = reportOf(asked, at)
  const scrap_text = needsNote(answer(scrapReason)) ? answer(note).trim() : ''
  const who = answer(employee).number.trim()
  const report = { machine_id: machine.machine_id, card_no, scrap_reason, scrap_qty, employee: who, trans_time }
  const [booked] = await call('report_scrap', { ...report, scrap_text }, { requestId })
  const values = {
    count: booked?.scrap_qty ?? scrap_qty,
    order: asked.order?.work_order_no ?? '',
    total: booked?.card_scrap_qty ?? '–',
  }
  const { machine_id } = machine
  const undo = async (id: string): Promise<Said> => {
    const of = { machine_id, card_no, record_no: booked?.record_no ?? 0 }
    const [row] = await call('take_back_scrap', of, { requestId: id })
    return { key: 'wizard.scrap.taken-back', values: { ...values, total: row?.card_scrap_qty ?? '–' } }
  }
  return { said: { key: 'wizard.scrap.done', values }, undo: booked && booked.scrap_qty > 0 ? undo : undefined }
}

async function reportCycles(asked: Asked, { requestId, at }: Attempt): Promise<Finished> {
  const { machine, answer } = asked
  const { scrap_reason, quantity: cycles, trans_time } = reportOf(asked, at)
  const scrap_text = needsNote(answer(scrapReason)) ? answer(note).trim() : ''
  const who = answer(employee).number.trim()
  const report = { machine_id: machine.machine_id, cycles, scrap_reason, employee: who, trans_time, scrap_text }
  const booked = await call('report_scrap_cycles', report, { requestId })
  const orders = startUpBlocks(asked)
  const pieces = booked.map(({ card_no, scrap_qty }) => {
    const order = orders.find((one) => one.card_no === card_no)
    return { order: order?.work_order_no ?? card_no, pieces: piecesText(scrap_qty, order?.unit ?? '') }
  })
  const values = { cycles: cyclesText(cycles), pieces: joinedPieces(pieces) }
  const taken: Said = { key: 'wizard.scrap.cycles-taken-back', values }
  return {
    said: { key: 'wizard.scrap.cycles-done', values },
    undo: takeBackOfOrders(machine.machine_id, booked, taken),
  }
}

async function reportMaterial(asked: Asked, { requestId, at }: Attempt): Promise<Said> {
  const { scrap_reason, quantity: scrapped, trans_time } = reportOf(asked, at)
  const chosen = asked.answer(material)
  if (!chosen) throw new Error('scrap-quantity cannot finish without a material')
  const { materialCardNo: material_card_no, materialUnit } = chosen
  const { machine_id } = asked.machine
  const [booked] = await call(
    'report_material_scrap',
    { material_card_no, machine_id, quantity: scrapped, scrap_reason, trans_time, reporting_source: 'wizard' },
    { requestId },
  )
  const values = {
    quantity: booked?.quantity ?? scrapped,
    unit: unitText(materialUnit),
    material: materialName(chosen),
  }
  return { key: 'wizard.scrap.material-done', values }
}
