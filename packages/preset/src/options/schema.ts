import {Joi} from '@docusaurus/utils-validation';
import type {PresetOptions} from './types';

const file = Joi.string().messages({
  'string.base': 'must be a path from the project\'s folder, such as "docs/names.yaml"',
  'string.empty': "must be a path from the project's folder, and can't be empty",
});

/** Links of guides and of search lead to the references by the first part of their address. */
const referencePath = Joi.string()
  .pattern(/^apis\/[a-z0-9-]+$/)
  .messages({
    'string.base': 'must be a folder below "apis/", such as "apis/rest"',
    'string.pattern.base':
      'must be one folder below "apis/", such as "apis/rest", in lowercase letters, digits, and hyphens',
  });

const yesOrNo = Joi.boolean().strict().messages({'boolean.base': 'must be true or false'});

/** A group of options that may be left out as a whole. */
const group = (options: Record<string, Joi.Schema>): Joi.ObjectSchema =>
  Joi.object(options)
    .default()
    .messages({'object.base': 'must be an object of options, in braces', 'object.unknown': "isn't an option"});

/** Any assistant that reads web pages will do: these are widely known, and take a question in their address. */
const ASSISTANTS = [
  {name: 'ChatGPT', url: 'https://chatgpt.com/?q={prompt}'},
  {name: 'Claude', url: 'https://claude.ai/new?q={prompt}'},
  {name: 'Perplexity', url: 'https://www.perplexity.ai/search?q={prompt}'},
];

/** What each option may hold, and what it is when a site leaves it out. */
export const schema = Joi.object<PresetOptions>({
  brand: Joi.object().messages({'object.base': 'must be a brand: an object with a name'}),
  brandFile: file,
  guides: group({
    path: file.default('docs'),
    routeBasePath: Joi.string().default('/'),
    sidebarPath: Joi.alternatives(file, Joi.valid(false)),
    glossary: file,
    id: Joi.forbidden().messages({'any.unknown': 'can\'t be set: guides are the docs instance "default"'}),
  }).unknown(),
  rest: group({
    specification: file.default('openapi'),
    rules: file,
    path: referencePath.default('apis/rest'),
    sidebarPath: file,
  }),
  graphql: group({
    specification: file.default('graphql'),
    examples: file.default('graphql/examples'),
    path: referencePath.default('apis/graphql'),
    sidebarPath: file,
  }),
  search: group({hosted: yesOrNo.default(false), lexicons: Joi.array().items(file)}),
  markdown: group({
    enabled: yesOrNo.default(true),
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
      .default(ASSISTANTS)
      .messages({'array.base': 'must be a list of assistants, each with a name and a URL'}),
    components: Joi.object()
      .pattern(/^[A-Z]\w*$/, Joi.function())
      .default({})
      .messages({
        'object.base': 'must map the names of components to functions',
        'object.unknown': "isn't the name of a component",
      }),
    pages: Joi.object().pattern(/^\//, file).default({}).messages({
      'object.base': 'must map the URLs of pages to the paths of files',
      'object.unknown': "isn't a URL: it doesn't start with a slash",
    }),
  }),
  cards: Joi.alternatives(Joi.boolean().strict(), Joi.object({fonts: Joi.array().items(file).default([])}))
    .default({fonts: []})
    .messages({
      'alternatives.types': 'must be true, false, or options in braces',
      'object.unknown': "isn't an option",
    }),
  checks: group({
    names: file.default('docs/_names.yaml'),
    changelog: file.default('changelog.yaml'),
    releases: file.default('releases'),
    testData: Joi.object({tables: Joi.object().required(), file: file.required()}),
    sidebars: file,
  }),
  addresses: file.default('addresses'),
  policyInPages: yesOrNo.default(false),
  strict: yesOrNo.default(true),
}).messages({'object.base': 'must be an object of options, in braces', 'object.unknown': "isn't an option"});
