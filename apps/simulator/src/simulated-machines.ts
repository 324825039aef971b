import type { SimulatedMachine } from '@takt/connectors/simulated/machine-behaviour.ts'
import { has } from '@takt/domain/ground/special-functions.ts'
import { partWeights } from '@takt/example-plant/part-weights.ts'
import type { Plant } from '@takt/example-plant/plant.ts'
import { GUARD_DOOR } from '@takt/example-plant/value-rules.ts'

/** Only what makes pieces gives signals: planning resources and indirect time have no machine behind them. */
export function simulatedMachines(plant: Plant): SimulatedMachine[] {
  return plant.machines
    .filter(({ resource_type, active }) => resource_type === 0 && active)
    .map((machine) => ({
      machine_id: machine.machine_id,
      planned_cycle_seconds: machine.planned_cycle_seconds,
      sends_cycle_time: has(machine, 'cycleTimeFromProcessValue'),
      sends_guard_door: plant.value_rules.some(
        (rule) => rule.machine_id === machine.machine_id && rule.signal === GUARD_DOOR.signal,
      ),
      scale_signals: scalesAt(plant, machine.machine_id)
        .filter(({ purpose }) => purpose !== 'piece')
        .map(({ signal }) => signal),
      piece_scales: scalesAt(plant, machine.machine_id)
        .filter(({ purpose }) => purpose === 'piece')
        .map(({ signal }) => ({ signal, grams: gramsOfPieces(plant, machine.machine_id) })),
    }))
}

const scalesAt = (plant: Plant, at: string) => plant.scales.filter(({ machine_id }) => machine_id === at)

/** Of the parts that the machine makes when the plant is built. */
function gramsOfPieces(plant: Plant, at: string): number[] {
  const made = plant.orders.filter(({ machine_id, status }) => machine_id === at && status === 'running')
  return gramsOf(
    plant,
    made.map(({ part_no }) => part_no),
  )
}

export function gramsOf(plant: Plant, part_nos: readonly string[]): number[] {
  const weights = partWeights(plant)
  return part_nos.flatMap((made) => weights.find(({ part_no }) => part_no === made)?.unit_weight ?? [])
}

export interface MachinesByLine {
  readonly http: SimulatedMachine[]
  readonly mqtt: SimulatedMachine[]
  readonly sparkplug: SimulatedMachine[]
}

/** Who speaks what: the ids of MQTT_MACHINES and SPARKPLUG_MACHINES, with commas between; all others speak HTTP. */
export function machinesByLine(
  machines: readonly SimulatedMachine[],
  env: Readonly<Record<string, string | undefined>>,
): MachinesByLine {
  const named = (list = '') => machines.filter(({ machine_id }) => list.split(',').includes(machine_id))
  const [mqtt, sparkplug] = [named(env.MQTT_MACHINES), named(env.SPARKPLUG_MACHINES)]
  return {
    mqtt,
    sparkplug,
    http: machines.filter((machine) => !mqtt.includes(machine) && !sparkplug.includes(machine)),
  }
}
