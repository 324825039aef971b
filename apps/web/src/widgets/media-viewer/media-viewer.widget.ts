import { look, lookShowWhen } from '@takt/domain/dashboards/look.ts'
import { isUnchosen } from '@takt/domain/dashboards/media-object.ts'
import { option } from '@takt/domain/dashboards/options.ts'
import { need } from '../../dashboard/data/needs.ts'
import { defineWidget } from '../../dashboard/define-widget.ts'
import { mediaViewerSample } from './media-viewer.sample.ts'

const LOOK_EVERY_SECONDS = 60

export const mediaViewer = defineWidget({
  kind: 'media-viewer',
  group: 'words',
  title: 'widget.media-viewer',
  description: 'widget.media-viewer.description',
  picture: {
    solid: 'M26 12l15 8-15 8z',
    line: 'M6 5h52v30H6z',
  },
  options: {
    media: option.section('option.section.media', {
      mediaObject: option.media('option.media'),
      fit: option.select('option.media-fit', {
        choices: ['contain', 'cover'],
        default: 'contain',
        choiceLabel: 'choice.media-fit',
      }),
    }),
    look: option.section('option.section.look', look),
  },
  showWhen: lookShowWhen,
  needs: ({ mediaObject }) => ({
    files: need.load('get_media_folder', {}, LOOK_EVERY_SECONDS),
    machine: need.machine(mediaObject.machineId[0] ?? ''),
  }),
  incomplete: ({ mediaObject }) => (isUnchosen(mediaObject) ? 'widget.media-choose' : undefined),
  preview: 'real',
  sample: mediaViewerSample,
  migrate: [],
})
