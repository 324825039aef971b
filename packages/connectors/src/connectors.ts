/** The list of all connectors. A protocol that is not named here does not exist. */
import type { Connector } from './define-connector.ts'
import { simulated } from './simulated/simulated.ts'

export const connectors: readonly Connector[] = [simulated]
