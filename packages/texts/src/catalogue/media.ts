import { defineTexts } from '../define-texts.ts'

export const media = defineTexts({
  'widget.media-viewer': { en: 'Media viewer', sv: 'Mediavisare' },
  'widget.media-viewer.description': {
    en: 'A picture, film, drawing or sheet of the media folder, also chosen by what the machine makes.',
    sv: 'En bild, film, ritning eller ett dokument ur mediamappen, även valt efter vad maskinen tillverkar.',
  },
  'widget.media-choose': { en: 'Choose a file', sv: 'Välj en fil' },
  'widget.media-none': { en: 'No media', sv: 'Ingen media' },
  'widget.media-broken': { en: '“{name}” cannot be shown', sv: '”{name}” kan inte visas' },

  'option.section.media': { en: 'Media', sv: 'Media' },
  'option.media': { en: 'File', sv: 'Fil' },
  'option.media-fit': { en: 'Size of the picture', sv: 'Bildens storlek' },
  'choice.media-fit.contain': { en: 'whole picture', sv: 'hela bilden' },
  'choice.media-fit.cover': { en: 'fills the box', sv: 'fyller rutan' },

  'media.type': { en: 'Type of file', sv: 'Filtyp' },
  'media.type.img': { en: 'picture', sv: 'bild' },
  'media.type.video': { en: 'film', sv: 'film' },
  'media.type.pdf': { en: 'PDF', sv: 'PDF' },
  'media.type.icon': { en: 'icon in the text’s colour', sv: 'ikon i textens färg' },
  'media.method': { en: 'The file is found', sv: 'Filen hittas' },
  'media.method.select': { en: 'by choosing it', sv: 'genom att väljas' },
  'media.method.regex': { en: 'by a pattern of its name', sv: 'efter ett mönster i namnet' },
  'media.method.machinebased': { en: 'by values of a machine', sv: 'efter en maskins värden' },
  'media.method.patternstring': { en: 'by a name with [fields]', sv: 'efter ett namn med [fält]' },
  'media.files': { en: 'Files', sv: 'Filer' },
  'media.address': { en: 'Or the address of a picture', sv: 'Eller adressen till en bild' },
  'media.no-files': { en: 'No file of this type has been uploaded.', sv: 'Ingen fil av den här typen är uppladdad.' },
  'media.load-failed': { en: 'The media folder could not be loaded.', sv: 'Mediamappen kunde inte laddas.' },
  'media.regex': { en: 'Regular expression', sv: 'Reguljärt uttryck' },
  'media.regex-fault': { en: 'This is no regular expression.', sv: 'Det här är inget reguljärt uttryck.' },
  'media.parameters': { en: 'Properties that make the name', sv: 'Egenskaper som bildar namnet' },
  'media.parameters-hint': {
    en: 'Separated by commas; their values are joined by _: machine_id, part_no',
    sv: 'Åtskilda med komma; värdena fogas ihop med _: machine_id, part_no',
  },
  'media.pattern': { en: 'Name with fields', sv: 'Namn med fält' },
  'media.pattern-hint': {
    en: '[part_no].png is the picture of the part that is running',
    sv: '[part_no].png är bilden av artikeln som körs',
  },
  'media.now': { en: 'Right now: {name}', sv: 'Just nu: {name}' },
  'media.no-match': { en: 'Right now no file matches.', sv: 'Just nu passar ingen fil.' },
  'media.upload': { en: 'Upload a file', sv: 'Ladda upp en fil' },
  'media.uploading': { en: 'Uploading {name} …', sv: 'Laddar upp {name} …' },
  'media.uploaded': { en: '{name} is uploaded.', sv: '{name} är uppladdad.' },
  'media.replace': { en: 'Replace {name}?', sv: 'Ersätt {name}?' },
  'media.replace-text': {
    en: 'There is already a file of this name. Every dashboard that shows it will show the new one.',
    sv: 'Det finns redan en fil med det namnet. Alla instrumentpaneler som visar den kommer att visa den nya.',
  },
  'media.replace-confirm': { en: 'Replace', sv: 'Ersätt' },

  'refusal.media-no-folder': {
    en: 'This installation has no data folder for media.',
    sv: 'Installationen har ingen datamapp för media.',
  },
  'refusal.media-name': {
    en: 'The name may have letters, digits, blanks and . _ - ( ), and must end in jpg, jpeg, png, bmp, svg, gif, webp, mp4, webm or pdf.',
    sv: 'Namnet får innehålla bokstäver, siffror, blanksteg och . _ - ( ) och måste sluta på jpg, jpeg, png, bmp, svg, gif, webp, mp4, webm eller pdf.',
  },
  'refusal.media-upload-not-found': {
    en: 'The uploaded file is no longer there. Upload it again.',
    sv: 'Den uppladdade filen finns inte kvar. Ladda upp den igen.',
  },
  'refusal.media-not-as-named': {
    en: '“{name}” is not what its ending says.',
    sv: '”{name}” är inte det som filändelsen säger.',
  },
  'refusal.media-not-a-drawing': {
    en: 'The file is no drawing that can be shown safely.',
    sv: 'Filen är ingen ritning som kan visas säkert.',
  },
  'refusal.media-name-taken': {
    en: 'There is already a file called “{name}”.',
    sv: 'Det finns redan en fil som heter ”{name}”.',
  },
  'refusal.media-too-large': {
    en: 'The file is larger than {most} MB.',
    sv: 'Filen är större än {most} MB.',
  },
  'refusal.media-too-many': {
    en: 'The media folder holds {most} files already.',
    sv: 'Mediamappen har redan {most} filer.',
  },
})
