import type { ArchiveFile, Document } from '@takt/domain/documents/model/document.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'

export const reportSample = {
  config: { machineId: ['M101'] },
  data: {
    machine: undefined as Machine | undefined,
    documents: [] as readonly Document[],
    files: [] as readonly ArchiveFile[],
  },
}
