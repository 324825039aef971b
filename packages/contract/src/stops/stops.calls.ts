/** The calls of stops: what is not named here cannot be called. */

import { deleteAutomaticReason } from './delete_automatic_reason.ts'
import { deleteMachineNote } from './delete_machine_note.ts'
import { getAutomaticReasons } from './get_automatic_reasons.ts'
import { getLikelyStopReasons } from './get_likely_stop_reasons.ts'
import { getMachineNotes } from './get_machine_notes.ts'
import { getSetupTypes } from './get_setup_types.ts'
import { getStopCodes } from './get_stop_codes.ts'
import { getStopCodesForMachine } from './get_stop_codes_for_machine.ts'
import { getStopHistory } from './get_stop_history.ts'
import { getUncodedStops } from './get_uncoded_stops.ts'
import { getUncodedStopsForLocation } from './get_uncoded_stops_for_location.ts'
import { resumeSetup } from './resume_setup.ts'
import { saveAutomaticReason } from './save_automatic_reason.ts'
import { saveMachineNote } from './save_machine_note.ts'
import { setStopCode } from './set_stop_code.ts'
import { setupTypeCalls } from './setup-types.calls.ts'
import { splitStop } from './split_stop.ts'
import { stopCodeCalls } from './stop-codes.calls.ts'
import { stopGroupCalls } from './stop-groups.calls.ts'
import { takeBackStopCode } from './take_back_stop_code.ts'
import { updateHistoryNote } from './update_history_note.ts'
import { updateHistoryStop } from './update_history_stop.ts'
import { updateUncodedStop } from './update_uncoded_stop.ts'

export const stopsCalls = [
  deleteAutomaticReason,
  deleteMachineNote,
  getAutomaticReasons,
  getLikelyStopReasons,
  getMachineNotes,
  getSetupTypes,
  getStopCodes,
  getStopCodesForMachine,
  getStopHistory,
  getUncodedStops,
  getUncodedStopsForLocation,
  resumeSetup,
  saveAutomaticReason,
  saveMachineNote,
  setStopCode,
  splitStop,
  takeBackStopCode,
  updateHistoryNote,
  updateHistoryStop,
  updateUncodedStop,
  ...stopCodeCalls,
  ...setupTypeCalls,
  ...stopGroupCalls,
] as const
