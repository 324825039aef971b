/** SF61: how many pieces of each running order are good, entered block by block. */
import { isPart } from '../orders/wizard/check-quantity.ts'
import { type MaxStartUpScrap, type StartUpProblem, type StartUpVerdict, startUpScrap } from './start-up-scrap.ts'

export interface StartUpBlock {
  readonly card_no: string
  readonly card_good_qty: number
  readonly card_scrap_qty: number
  readonly planned_op_qty: number
  /** 1: only whole pieces are counted. */
  readonly integer_unit?: 0 | 1
}

export interface StartUpEntries {
  /** By card, as typed; what is missing was not entered. */
  readonly typed: Readonly<Record<string, string>>
  /** What the operator saw when they entered it: pieces made since then stay good. */
  readonly seen: Readonly<Record<string, { readonly good: number; readonly scrap: number }>>
  /** The block that is open; only one is. */
  readonly open: string | null
}

export const NO_ENTRIES: StartUpEntries = { typed: {}, seen: {}, open: null }

/** 0 is an answer here: every piece was start-up scrap. */
export function enteredQuantity(typed: string | undefined): number | null {
  const plain = (typed ?? '').trim()
  return /^\d+(\.\d*)?$/.test(plain) ? Number(plain) : null
}

export type BlockVerdict = Omit<StartUpVerdict, 'problem'> & { readonly problem: StartUpProblem | 'not-whole' | null }

export function judgeBlock(block: StartUpBlock, max: MaxStartUpScrap, entries: StartUpEntries): BlockVerdict {
  const seen = entries.seen[block.card_no]
  const asSeen = { ...block, card_good_qty: seen?.good ?? block.card_good_qty }
  const typed = entries.typed[block.card_no] ?? ''
  const verdict = startUpScrap(asSeen, max, enteredQuantity(typed))
  return block.integer_unit === 1 && isPart(typed) ? { ...verdict, problem: 'not-whole' } : verdict
}

export function typeInto(entries: StartUpEntries, block: StartUpBlock, typed: string): StartUpEntries {
  const seen = entries.seen[block.card_no] ?? { good: block.card_good_qty, scrap: block.card_scrap_qty }
  return {
    ...entries,
    typed: { ...entries.typed, [block.card_no]: typed },
    seen: { ...entries.seen, [block.card_no]: seen },
  }
}

/** A filled valid block gives way to the next one that is not; the last one stays open. */
export function openNext(
  entries: StartUpEntries,
  blocks: readonly StartUpBlock[],
  max: MaxStartUpScrap,
): StartUpEntries {
  const next = blocks.find((block) => judgeBlock(block, max, entries).problem !== null)
  return { ...entries, open: next?.card_no ?? null }
}

export function allFilled(entries: StartUpEntries, blocks: readonly StartUpBlock[], max: MaxStartUpScrap): boolean {
  return blocks.length > 0 && blocks.every((block) => judgeBlock(block, max, entries).problem === null)
}

/** The first block with a number that cannot be; one that is only empty still waits. */
export function refusedBlock(
  entries: StartUpEntries,
  blocks: readonly StartUpBlock[],
  max: MaxStartUpScrap,
): (BlockVerdict & { readonly good: number }) | null {
  for (const block of blocks) {
    const verdict = judgeBlock(block, max, entries)
    if (verdict.problem === null || verdict.problem === 'no-value') continue
    return { ...verdict, good: entries.seen[block.card_no]?.good ?? block.card_good_qty }
  }
  return null
}

export type SavedMark = 'saved' | { readonly failed: string }
export interface StartUpResults {
  readonly marks: Readonly<Record<string, SavedMark>>
  /** By card, the record of its start-up scrap, for taking it back; where every piece was good there is none. */
  readonly records?: Readonly<Record<string, number>>
  /** The operator goes on without those that failed. */
  readonly without: boolean
}
export const NO_RESULTS: StartUpResults = { marks: {}, without: false }

/** Those that are still to be sent: what is saved is never sent again. */
export function toSend<B extends { readonly card_no: string }>(blocks: readonly B[], results: StartUpResults): B[] {
  return results.without ? [] : blocks.filter(({ card_no }) => results.marks[card_no] !== 'saved')
}

export function savedCount({ marks }: StartUpResults): number {
  return Object.values(marks).filter((mark) => mark === 'saved').length
}
