import { newMedia } from '@takt/domain/dashboards/media-object.ts'
import type { MediaFile } from '@takt/domain/ground/media-file.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'

export const mediaViewerSample = {
  config: { mediaObject: { ...newMedia, selection: 'sample.png' } },
  data: { files: [] as readonly MediaFile[], machine: undefined as Machine | undefined },
}
