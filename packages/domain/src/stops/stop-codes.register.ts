import { defineRegister, type KeptRow, type RowOf } from '../ground/registers/define-register.ts'
import { choiceOf, codeOf, colour, flagOf, machines, namesOf, textOf, yesNoOf } from '../ground/registers/field.ts'
import { lossKinds } from './losses/loss-kind.ts'

/** The reasons a stop can have. */
export const stopCodes = defineRegister({
  name: 'stop-code',
  key: 'stop_code',
  calls: { load: 'get_stop_code_settings', save: 'save_stop_code', remove: 'delete_stop_code' },
  fields: {
    stop_code: textOf(20, { needed: true }),
    group_id: codeOf('stop-group', 40),
    names: namesOf(80),
    help_texts: namesOf(1000, { needed: false, lines: 2 }),
    /** Where it is offered. */
    machines,
    stop_reason_color: colour,
    /** What its time is lost to. Left out: as it was, or what the code and its group suggest. */
    loss_kind: choiceOf(lossKinds, { found: true, words: 'loss.' }),
    /** 1: whoever chooses it writes a note. */
    stop_text_flag: flagOf(),
    setup_time: flagOf(),
    include_in_mtbf: flagOf(1),
    include_in_mdt: flagOf(1),
    /** Whether people are offered it. */
    active: yesNoOf(true),
  },
})

export type StopCodeSetting = RowOf<typeof stopCodes>
export type StopCodeSettingRow = KeptRow<typeof stopCodes>
