import type { SimulatedMachine } from '@takt/connectors/simulated/machine-behaviour.ts'
import { has } from '@takt/domain/special-functions.ts'
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
      scale_signals: plant.scales
        .filter(({ machine_id }) => machine_id === machine.machine_id)
        .map(({ signal }) => signal),
    }))
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
