import { chooseDocument, takeChosenDocument } from '../data/chosen/chosen-document.ts'
import { to } from '../routes/to.ts'
import type { Asked } from './engine/define-step.ts'
import { documents } from './steps/documents/documents.step.ts'

/** There is nothing to book: the viewer has an address of its own, so that it can be kept. */
export async function openDocument({ machine, answer }: Asked): Promise<null> {
  const chosen = answer(documents)
  if (chosen) chooseDocument(machine.machine_id, chosen.hash)
  return null
}

export function documentOpened(machine: string): string | null {
  const hash = takeChosenDocument(machine)
  return hash === null ? null : to('document', { machine, hash })
}
