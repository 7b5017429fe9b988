import {Joi} from '@docusaurus/utils-validation';
import type {PresetOptions} from './types';

const file = Joi.string().messages({
  'string.base': 'must be a path relative to the project\'s folder, such as "docs/names.yaml"',
  'string.empty': "must be a path relative to the project's folder, and can't be empty",
});

/** Schema for the path of a reference. Links to references are recognized by `apis/` at the start. */
const referencePath = Joi.string()
  .pattern(/^apis\/[a-z0-9-]+$/)
  .messages({
    'string.base': 'must be a folder below "apis/", such as "apis/rest"',
    'string.pattern.base':
      'must be one folder below "apis/", such as "apis/rest", in lowercase letters, digits, and hyphens',
  });

const strictBoolean = Joi.boolean().strict().messages({'boolean.base': 'must be true or false'});

/** Creates the schema of an option group. If the group is omitted, all its options have their defaults. */
const createGroup = (options: Record<string, Joi.Schema>): Joi.ObjectSchema =>
  Joi.object(options)
    .default()
    .messages({'object.base': 'must be an object of options, in braces', 'object.unknown': "isn't an option"});

/** Default assistants, which are widely known and accept a prompt in their URL. */
const DEFAULT_ASSISTANTS = [
  {name: 'ChatGPT', url: 'https://chatgpt.com/?q={prompt}'},
  {name: 'Claude', url: 'https://claude.ai/new?q={prompt}'},
  {name: 'Perplexity', url: 'https://www.perplexity.ai/search?q={prompt}'},
];

/** Joi schema of all options, with their defaults. */
export const optionsSchema = Joi.object<PresetOptions>({
  brand: Joi.object().messages({'object.base': 'must be a brand: an object with a name'}),
  brandFile: file,
  guides: createGroup({
    path: file.default('docs'),
    routeBasePath: Joi.string().default('/'),
    sidebarPath: Joi.alternatives(file, Joi.valid(false)),
    glossary: file,
    components: Joi.object()
      .pattern(
        /^[A-Z]\w*$/,
        Joi.object({
          module: Joi.string().required(),
          attributes: Joi.object().pattern(
            Joi.string(),
            Joi.object({
              required: strictBoolean,
              values: Joi.array().items(Joi.string()),
              format: Joi.object({pattern: Joi.string().required(), example: Joi.string().required()}),
            }),
          ),
          getSearchText: Joi.function(),
        }),
      )
      .default({})
      .messages({
        'object.base': 'must map the names of components to objects with their module',
        'object.unknown': "isn't the name of a component, which starts with a capital letter",
      }),
    id: Joi.forbidden().messages({'any.unknown': 'can\'t be set: guides are the docs instance "default"'}),
  }).unknown(),
  rest: createGroup({
    specification: file.default('openapi'),
    rules: file,
    path: referencePath.default('apis/rest'),
    sidebarPath: file,
  }),
  graphql: createGroup({
    specification: file.default('graphql'),
    examples: file.default('graphql/examples'),
    path: referencePath.default('apis/graphql'),
    sidebarPath: file,
  }),
  fieldNotes: Joi.array()
    .items(
      Joi.object({
        extension: Joi.string()
          .pattern(/^x-/)
          .messages({'string.pattern.base': 'must be the name of an extension, which starts with "x-"'}),
        directive: Joi.string()
          .pattern(/^[A-Za-z_]\w*$/)
          .messages({'string.pattern.base': 'must be the name of a directive, without "@"'}),
        label: Joi.string().required(),
      })
        .or('extension', 'directive')
        .messages({'object.missing': 'must have an extension, a directive, or both'}),
    )
    .default([])
    .messages({'array.base': 'must be a list of notes, each with an extension or a directive, and a label'}),
  search: createGroup({hosted: strictBoolean.default(false), lexicons: Joi.array().items(file)}),
  markdown: createGroup({
    enabled: strictBoolean.default(true),
    assistants: Joi.array()
      .items(
        Joi.object({
          name: Joi.string().required(),
          url: Joi.string()
            .pattern(/^https:\/\/.*\{(?:url|prompt)\}/)
            .required()
            .messages({
              'string.pattern.base':
                'must be a URL that starts with "https://", with "{prompt}" or "{url}" where the page goes',
            }),
        }),
      )
      .default(DEFAULT_ASSISTANTS)
      .messages({'array.base': 'must be a list of assistants, each with a name and a URL'}),
  }),
  cards: Joi.alternatives(Joi.boolean().strict(), Joi.object({fonts: Joi.array().items(file).default([])}))
    .default({fonts: []})
    .messages({
      'alternatives.types': 'must be true, false, or options in braces',
      'object.unknown': "isn't an option",
    }),
  checks: createGroup({
    names: file.default('docs/_names.yaml'),
    changelog: file.default('changelog.yaml'),
    releases: file.default('releases'),
    testData: Joi.object({tables: Joi.object().required(), file: file.required()}),
    sidebars: file,
  }),
  addresses: file.default('addresses'),
  policyInPages: strictBoolean.default(false),
  strict: strictBoolean.default(true),
}).messages({'object.base': 'must be an object of options, in braces', 'object.unknown': "isn't an option"});
