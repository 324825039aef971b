import { places } from '@takt/domain/setup/places.register.ts'
import { keepByCall } from '../../ground/registers/keep-by-call.ts'
import save from '../calls/save_place.ts'
import { lineProblem, placeSettings } from '../machines/places.ts'

export default keepByCall(places, {
  save,
  rows: ({ db }) => placeSettings(db),
  asked: (row, stored) => ({ ...row, named: stored?.description ?? null }),
  check: async (row) => lineProblem(row),
})
