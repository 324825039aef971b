/** The list of all connectors. A protocol that is not named here does not exist. */
import type { Connector } from './define-connector.ts'
import { mqttJson } from './mqtt-json/mqtt-json.ts'
import { simulated } from './simulated/simulated.ts'
import { sparkplugB } from './sparkplug-b/sparkplug-b.ts'

export const connectors: readonly Connector[] = [simulated, mqttJson, sparkplugB]
