import { oeeOfLosses } from '@takt/domain/dashboards/boards/board-losses.ts'
import type { PlantBoard } from '@takt/domain/dashboards/model/boards.ts'
import { settingValues } from '@takt/domain/ground/company-settings.ts'
import { addBesideTarget } from '@takt/domain/ground/made-by-unit.ts'
import { type DisplayState, displayState } from '@takt/domain/machines/display-state.ts'
import { dayLosses } from './day-losses.ts'
import { machinesNow } from './machines-now.ts'
import type { BoardContext } from './open-board.ts'
import { piecesSoFar } from './pieces-so-far.ts'

const MOST_LOSSES = 5

export async function plantBoard(on: BoardContext): Promise<Omit<PlantBoard, 'head'>> {
  const noContactSeconds = Number(settingValues(on.session.company_settings).noContactSeconds)
  const states = (await machinesNow(on)).map((machine) => displayState(machine, on.now, noContactSeconds))
  const count = (state: DisplayState) => states.filter((one) => one === state).length
  const { sums, losses } = await dayLosses(on)
  return {
    running: count('running'),
    setup: count('setup'),
    stopped: count('stopped'),
    uncoded: count('uncoded'),
    no_contact: count('no-contact'),
    off: count('off'),
    ...oeeOfLosses(sums),
    made: addBesideTarget([...(await piecesSoFar(on, 'day')).values()].flat()),
    losses: losses.slice(0, MOST_LOSSES),
  }
}
