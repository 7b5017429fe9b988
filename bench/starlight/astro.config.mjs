import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';
import sidebar from './sidebar.json';

export default defineConfig({
  site: 'https://docs.example.com',
  integrations: [starlight({title: 'Docs', sidebar})],
});
